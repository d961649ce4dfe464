import { registerCalls } from '@/families/register/registerCalls';
import { assumed, http } from '@/platform/http/http';
import { textOf } from '@/platform/http/loose';
import { issuedToken } from './issuedToken';
import type { ApiTokenValues } from './schemas/apiTokenSchemas';
import { ApiToken } from './apiTokenWire';

const calls = registerCalls<ApiToken, ApiToken, ApiTokenValues>('ApiServiceToken', {
  row: ApiToken,
  without: ['create', 'setActive', 'remove'],
});

export const apiTokenCalls = {
  ...calls,
  /** The key itself is in this one answer; it goes to the dialog that shows it, and nowhere else. */
  create: async (values: ApiTokenValues): Promise<null> => {
    const answer = await http.post<{ token?: unknown } | null>(assumed('/ApiServiceToken/Create'), values);
    issuedToken.show({ name: values.name, token: textOf(answer?.token) });
    return null;
  },
};

export const revokeToken = (id: number) => http.post(assumed('/ApiServiceToken/Revoke'), { id });
