export function MyOrdersPage() {
  return <h1>MyOrders</h1>;
}
