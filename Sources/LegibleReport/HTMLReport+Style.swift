import LegibleAudit
extension HTMLReport {
  /// The page's look: one column, the reader's own font and appearance, 7:1 for text and more.
  static let style = """
    :root { color-scheme: light dark; --text: #1a1a1e; --soft: #4c4c55; --page: #ffffff;
      --card: #f6f6f8; --line: #d5d5dc; --error: #a3001b; --warning: #6f4100; --note: #084b84; }
    @media (prefers-color-scheme: dark) { :root { --text: #f1f1f4; --soft: #bcbcc6;
      --page: #111114; --card: #1b1b1f; --line: #3c3c44; --error: #ff9aa3; --warning: #ffc069;
      --note: #8ec8ff; } }
    @media (prefers-contrast: more) { :root { --line: var(--text); --soft: var(--text); } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem; color: var(--text);
      background: var(--page); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    .error { --mark: var(--error); } .warning { --mark: var(--warning); }
    .note { --mark: var(--note); }
    h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
    h2 { margin: 2.5rem 0 0; padding-bottom: .25rem; border-bottom: 2px solid var(--mark, var(--line));
      color: var(--mark, inherit); }
    h3 { margin: 1.5rem 0 0; font-size: 1.125rem; } h3 span { color: var(--soft); font-weight: 400; }
    h3 + p { margin: 0; color: var(--soft); }
    h4 { margin: 0; font-size: 1rem; } p { margin: .5rem 0; } a { color: inherit; }
    .counts { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0; padding: 0; }
    .counts li { flex: 1 0 8rem; list-style: none; } .counts strong { font-size: 1.75rem; }
    .counts a, .counts span { display: block; padding: .5rem 1rem; border-radius: .5rem;
      border: 1px solid var(--line); border-left: .375rem solid var(--mark); color: var(--mark);
      background: var(--card); text-decoration: none; }
    .counts a:hover { text-decoration: underline; }
    article { margin: .75rem 0; padding: .75rem 1rem; border-radius: .5rem; background: var(--card);
      border: 1px solid var(--line); border-left: .375rem solid var(--mark); }
    blockquote { margin: .5rem 0; font-size: 1.25rem; }
    .bar { height: .75rem; border: 1px solid var(--mark); border-radius: .25rem; overflow: hidden;
      background: repeating-linear-gradient(135deg, var(--mark) 0 2px, transparent 2px 6px); }
    .bar div { height: 100%; background: var(--card); border-right: 2px solid var(--mark); }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem;
      margin: .5rem 0; }
    dd { margin: 0; } details ul { margin: 0; padding-left: 1.25rem; }
    .soft, .place, dt { color: var(--soft); }
    .place { margin: .5rem 0 0; font: .875rem/1.4 ui-monospace, monospace; }
    .scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%;
      overflow-wrap: normal; }
    th, td { padding: .375rem .75rem .375rem 0; text-align: left;
      border-bottom: 1px solid var(--line); }
    thead th { color: var(--soft); font-weight: 400; } tbody th { font-weight: 400; }
    th:nth-child(3), td:nth-child(3), .swatch { padding-left: .75rem; }
    summary { cursor: pointer; } .chip { padding: 0 .375rem; border: 1px solid var(--line); }
    .grid td, .grid th { padding-right: .75rem; white-space: nowrap; }
    tr.fail .verdict { color: var(--error); font-weight: 700; }
    @media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
      dd { margin-bottom: .5rem; } }
    @media print { article { break-inside: avoid; } details ul { columns: 2; } }
    """
}
