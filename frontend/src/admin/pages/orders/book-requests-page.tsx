import { useOrdersUrl } from '@/admin/orders/list/order-filters';
import { BookRequestList } from '@/admin/book-requests/book-request-list';

export function BookRequestsPage() {
  return <BookRequestList backTo={useOrdersUrl()} />;
}
