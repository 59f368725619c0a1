"""Token files and resolvers that are valid or invalid, a folder for each."""

from driver import Score

FILES = ["suites/dtcg/format", "suites/dtcg/resolver"]


def run(path, tool):
    for verdict in ("valid", "invalid"):
        score = Score(verdict)
        for file in sorted((path / verdict).rglob("*.json")):
            report = tool.report("check", file, "--format", "json")
            name = file.relative_to(path)
            actual = None
            if "error" not in report:
                actual = "invalid" if report["errors"] else "valid"
                messages = [f"{f['line']}: {f['message']}" for f in report["findings"]]
                name = f"{name} {messages[:2]}"
            score.add(name, report, verdict, actual)
        yield score
