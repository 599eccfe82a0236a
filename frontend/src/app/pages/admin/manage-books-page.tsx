export function ManageBooksPage() {
  return <h1>Manage books</h1>;
}
