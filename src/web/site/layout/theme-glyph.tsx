import { Glyph } from '#web/shared/ui/glyph.tsx';

/** What a press would bring: the night by day, the day by night. */
export function ThemeGlyph() {
  return (
    <>
      <span className="dark:hidden">
        <Glyph name="moon-star" />
      </span>
      <span className="hidden dark:block">
        <Glyph name="sun" />
      </span>
    </>
  );
}
