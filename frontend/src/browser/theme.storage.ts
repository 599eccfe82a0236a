import { readStored, writeStored } from './storage';

export type Theme = 'system' | 'light' | 'dark';

const key = 'storyloom.theme';

export function readTheme(): Theme {
  const stored = readStored('local', key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function writeTheme(theme: Theme): void {
  writeStored('local', key, theme === 'system' ? null : theme);
}
