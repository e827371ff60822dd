import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';

/** The loader in the document's head does the work, as on every page of the site. */
export function ThemeButton() {
  const { shell } = useTexts();
  return (
    <button
      type="button"
      data-theme-toggle=""
      data-tip={shell.toggleTheme}
      aria-label={shell.toggleTheme}
      className="btn btn-ghost btn-icon"
    >
      <span className="theme-dark">
        <Icon of="sun" size={16} />
      </span>
      <span className="theme-light">
        <Icon of="moon" size={16} />
      </span>
    </button>
  );
}
