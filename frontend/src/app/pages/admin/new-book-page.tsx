export function NewBookPage() {
  return <h1>New book</h1>;
}
