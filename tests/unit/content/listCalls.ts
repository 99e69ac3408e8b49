/** Reads a program on stdin and prints the keywords of its calls of DataLoader as JSON, a list per call. */
export const LIST_DATALOADER_CALLS = `
import ast, json, sys

tree = ast.parse(sys.stdin.read())
calls = [
    [keyword.arg for keyword in node.keywords]
    for node in ast.walk(tree)
    if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "DataLoader"
]
print(json.dumps(calls))
`;
