export function EditBookPage() {
  return <h1>Edit book</h1>;
}
