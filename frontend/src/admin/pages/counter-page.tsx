import { Counter } from '@/admin/orders/counter/counter';

export function CounterPage() {
  return <Counter />;
}
