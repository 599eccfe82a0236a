export function BookPage() {
  return <h1>Book</h1>;
}
