import { createContext, useContext } from 'react';

import { firstScheme } from '@/platform/theme/schemes';
import type { Scheme } from '@/platform/theme/schemeTypes';

export const SchemeContext = createContext<Scheme>(firstScheme('light'));

/**
 * The colours that are shown, for whatever calculates with them or hands them to something that knows no CSS. All else
 * takes `theme.tokens`, which does not have to be drawn again for another look.
 */
export const useSchemeColours = (): Scheme => useContext(SchemeContext);
