export function SoilImportScreen() {
  return null;
}
