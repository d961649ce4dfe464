/** Every line of the menu begins at the same edge. */
export const INDENT = { '& .MuiMenuItem-root': { paddingInline: 2 } };
