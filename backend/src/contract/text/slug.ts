import { fold } from './fold.ts';

/** How a name stands in an address: "Émile Zola" as "emile-zola"; '' for one without letters and digits. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
