import { zodResolver } from '@hookform/resolvers/zod';
import { priceRangeSchema } from '@storyloom/backend/contract/price-range';
import { createFormControl } from 'react-hook-form';

export const openPriceForm = () =>
  createFormControl({ resolver: zodResolver(priceRangeSchema), reValidateMode: 'onSubmit' });
