import { useState } from 'react';
import { useIsInBrowser } from '@/browser/use-is-in-browser';
import { readTheme, writeTheme, type Theme } from './theme.storage';
import { words } from '@/words/first';

const themes: Theme[] = ['system', 'light', 'dark'];

/** Without a choice the page follows the system. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function ThemeSwitch() {
  const isInBrowser = useIsInBrowser();
  const [chosen, setChosen] = useState<Theme>();
  const theme = chosen ?? (isInBrowser ? readTheme() : 'system');
  const choose = (next: Theme) => {
    setChosen(next);
    writeTheme(next);
    applyTheme(next);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-1 rounded-3xl border border-line-strong p-1">
      <legend className="sr-only">{words.ui.theme.label}</legend>
      {themes.map((value) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center rounded-full px-3 text-sm font-medium has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === value}
            onChange={() => choose(value)}
          />
          <span>{words.ui.theme[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
