import { describe, expect, it } from 'vitest';
import { isExpired, tokenExpiry } from './accessToken';

// Header and payload of the example token of RFC 7519 §3.1: exp 1300819380 (2011-03-22T18:43:00Z).
const RFC_7519 =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.' +
  'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.' +
  'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

describe('the expiry of a token', () => {
  it('is its exp claim, in seconds', () => {
    expect(tokenExpiry(RFC_7519)).toBe(Date.parse('2011-03-22T18:43:00Z'));
  });
  it('is over at that very moment and not before', () => {
    expect(isExpired(RFC_7519, Date.parse('2011-03-22T18:43:00Z'))).toBe(true);
    expect(isExpired(RFC_7519, Date.parse('2011-03-22T18:42:59Z'))).toBe(false);
  });
  it.each(['', 'abc', 'a.b.c', 'a.e30.c'])('is unknown for %o and left to the server', (token) => {
    expect(tokenExpiry(token)).toBeNull();
    expect(isExpired(token, Date.now())).toBe(false);
  });
});
