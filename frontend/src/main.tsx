import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { reportRecovered } from '@/app/recovered-error';
import { start } from '@/app/start';
import './index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start().then(({ store, serverState }) => {
  const app = (
    <StrictMode>
      <App store={store} serverState={serverState} />
    </StrictMode>
  );
  // In a transition React hydrates in slices, so that taps and scrolling are handled in between.
  const options = { onRecoverableError: reportRecovered };
  if (serverState) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root).render(app);
});
