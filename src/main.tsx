import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { start } from '@/app/start';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { store, router } = await start();
createRoot(root).render(
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>,
);
