import mongoose from 'mongoose';
import { ApiError } from '../../http/api-error.ts';
import { countCustomers } from './count-customers.ts';
import { CustomerCountModel, type CountedCustomer } from './customer-count.model.ts';

/** Who has bought something, those with the highest average order first. */
export async function findBestCustomers(limit: number): Promise<CountedCustomer[]> {
  await countCustomers().catch(ignoreBusy);
  return CustomerCountModel.find({ averageSaleCents: mongoose.trusted({ $gte: 0 }) })
    .sort({ averageSaleCents: -1, _id: 1 })
    .limit(limit)
    .lean();
}

/** While a big shop is counted for the first time, those who are counted already will do. */
function ignoreBusy(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
