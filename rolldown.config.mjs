// The server as one file: the project's own modules inside, packages and Node's own left outside.
export default {
  input: 'server/main.ts',
  platform: 'node',
  external: /^[^./#]/,
  output: { dir: 'build/app', entryFileNames: 'main.js', format: 'esm', sourcemap: true, cleanDir: true },
};
