import { useDispatch, useSelector } from 'react-redux';
import type { AppState } from './appState';
import type { AppDispatch } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
