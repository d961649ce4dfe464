/**
 * The store's state. Every slice that is there from the start adds its key by module augmentation; a module's lazy
 * parts are read through the selectors of their resource.
 */
export interface AppState {}
