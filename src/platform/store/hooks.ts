import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppState } from './appState';
import type { AppDispatch, AppStore } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();

/** For what is read when something is pressed, and drawn nowhere. */
export const useAppStore = useStore.withTypes<AppStore>();
