import { CustomerList } from '@/admin/customers/customer-list';

export function CustomersPage() {
  return (
    <section>
      <h2 className="mb-5 text-2xl">Customers</h2>
      <CustomerList />
    </section>
  );
}
