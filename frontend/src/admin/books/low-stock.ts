import { settingsApi, type ShopWords } from '@/api/settings.api';

/** What counts as few until the owner's number is known: as many as shoppers are told of. */
const fewCopies = 3;

const selectFromResult = ({ data }: { data?: ShopWords | undefined }) => ({
  lowStock: data?.lowStock ?? fewCopies,
});

/** From this number of copies down a book is low on stock. */
export const useLowStock = () =>
  settingsApi.useReadSettingsQuery(undefined, { selectFromResult }).lowStock;
