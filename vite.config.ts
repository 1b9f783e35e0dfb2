import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** A few files that stay in the cache from page to page travel faster than dozens of small ones. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|appwrite)[\\/]/,
  },
  {
    name: 'shared',
    test: /[\\/](web[\\/](lib|ui|brand|features)|domain|node_modules[\\/]lucide-react)[\\/]/,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2020' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
