import { ApiError } from '../../http/api-error.ts';
import { readFigures } from '../figures/figures.model.ts';
import { countCustomers } from './count-customers.ts';

/** How many orders of each status each month has as of now; undefined while they are being counted. */
export async function countOrdersByMonth() {
  try {
    await countCustomers();
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
  return (await readFigures()).byStatus;
}
