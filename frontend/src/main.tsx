import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { start } from '@/app/start';
import './index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start().then((store) => {
  // In slices, between which the page still scrolls.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  );
  root.removeAttribute('data-first-paint');
});
