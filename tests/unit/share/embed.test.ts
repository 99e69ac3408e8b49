import { expect, it } from "vitest";
import { embedCode } from "@/components/widgets/share/embed";

it("shows the same state in a frame", () => {
  const code = embedCode(
    "https://example.org/x/?figure=pipeline&v=1&num_workers=2#part",
    "pipeline",
    "Title",
  );
  expect(code).toContain(
    'src="https://example.org/embed/pipeline/?figure=pipeline&amp;v=1&amp;num_workers=2"',
  );
  expect(code).toMatch(/^<iframe .* title="Title" .*><\/iframe>$/);
});

it("lets nothing out of its attribute", () => {
  const code = embedCode('https://example.org/?preset="><script>', "pipeline", "Title");
  expect(code).not.toContain('"><script>');
});
