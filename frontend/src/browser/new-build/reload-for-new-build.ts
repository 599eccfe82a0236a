import { reloadOnce } from './reload-once.storage';
import { keepTypedFields } from './typed-fields.storage';

/**
 * Opens the page anew where the file that was asked for went with a deploy; returns whether it does.
 * What is typed around the page is kept.
 */
export function reloadForNewBuild(missingFile: string | undefined): boolean {
  if (!missingFile) return false;
  keepTypedFields();
  return reloadOnce(missingFile);
}
