/** Packages that the application has to be built with: each is loaded by the application itself, not only by a test. */
export const PRESCRIBED = [
  'react',
  'react-dom',
  'react-router-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'axios',
  '@mui/material',
  '@mui/x-data-grid',
  '@react-google-maps/api',
  '@turf/area',
  '@turf/circle',
  'i18next',
  'react-i18next',
  'react-hook-form',
  'yup',
  'date-fns',
  'recharts',
  'firebase',
];

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;
const TYPE_ONLY = /\bimport\s+type\s[^'"]*['"][^'"]+['"]/g;
const isTest = (path) => /\.test\.|\.kit\.|\/testing\//.test(path);

/** `files`: paths and texts of the sources. Answers the prescribed packages that none of them loads. */
export function findUnused(files, packages = PRESCRIBED) {
  const loaded = new Set(
    files
      .filter(({ path }) => !isTest(path))
      .flatMap(({ text }) => [...text.replaceAll(TYPE_ONLY, '').matchAll(IMPORTED)].map(([, name]) => name)),
  );
  const isLoaded = (name) => [...loaded].some((one) => one === name || one.startsWith(`${name}/`));
  return packages.filter((name) => !isLoaded(name));
}
