import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'] },
  build: { target: 'es2022', manifest: true, sourcemap: 'hidden' },
});
