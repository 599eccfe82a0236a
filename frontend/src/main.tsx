import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { start } from '@/app/start';
import './index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start().then(({ store, drawnState }) => {
  const app = (
    <StrictMode>
      <App store={store} drawnState={drawnState} />
    </StrictMode>
  );
  if (drawnState) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
