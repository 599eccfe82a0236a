import { ApiError } from '../../http/api-error.ts';
import { readFigures } from '../sales/rollup/figures.model.ts';
import { countCustomers } from './count-customers.ts';

/** The orders of each status in each month, as of now; undefined while they are being counted. */
export async function readOrderMonths() {
  try {
    await countCustomers();
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
  return (await readFigures()).byStatus;
}
