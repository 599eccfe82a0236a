import { settingsApi } from '@/api/settings.api';

/** What counts as few until the owner's number is known: as many as shoppers are told of. */
const fewCopies = 3;

/** From this number of copies down a book is low on stock. */
export const useLowStock = () => settingsApi.useReadSettingsQuery().data?.lowStock ?? fewCopies;
