import { Outlet } from 'react-router-dom';

export function AdminLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
