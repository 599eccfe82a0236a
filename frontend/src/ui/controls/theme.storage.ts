import { storedEntry } from '@/browser/storage';

export type Theme = 'system' | 'light' | 'dark';

const entry = storedEntry('local', 'storyloom.theme', (stored) =>
  stored === 'light' || stored === 'dark' ? stored : null,
);

export const readTheme = (): Theme => entry.read() ?? 'system';
export const writeTheme = (theme: Theme) => entry.write(theme === 'system' ? null : theme);
