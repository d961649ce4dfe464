// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptResetLink, hideResetLink, keepResetLink, readResetLink } from './resetLink';

describe('the link of a recovery e-mail', () => {
  it.each([
    ['/redefinir-minha-senha/1/abc%2B1/a%40b.com', { userId: '1', token: 'abc+1', email: 'a@b.com' }],
    [
      '/redefinir-minha-senha/u/CfDJ8%2Bx%2Fy%3D%3D/a@b.com',
      { userId: 'u', token: 'CfDJ8+x/y==', email: 'a@b.com' },
    ],
    // What decodes to something that looks encoded stays so.
    ['/redefinir-minha-senha/u/a%252Fb/a@b.com', { userId: 'u', token: 'a%2Fb', email: 'a@b.com' }],
    ['/redefinir-minha-senha/u/t/100%', { userId: 'u', token: 't', email: '' }],
    // Cut or changed on the way: such a token opens nothing.
    ['/redefinir-minha-senha/u/100%/a@b.com', null],
    ['/redefinir-minha-senha/u/%E0%A4%A/a@b.com', null],
    ['/redefinir-minha-senha/u/t', { userId: 'u', token: 't', email: '' }],
    ['/redefinir-minha-senha', null],
    ['/redefinir-minha-senha/u', null],
    ['/login-v2', null],
  ])('%s', (path, link) => {
    expect(readResetLink(path)).toEqual(link);
  });
});

describe('hiding the link', () => {
  afterEach(() => {
    keepResetLink(null);
    history.replaceState(null, '', '/');
  });
  it('takes it from the address bar into memory without a new history entry', () => {
    history.replaceState(null, '', '/redefinir-minha-senha/1/abc%2B1/a%40b.com');
    const entries = history.length;
    hideResetLink();
    expect(location.pathname).toBe('/redefinir-minha-senha');
    expect(history.length).toBe(entries);
    expect(keptResetLink()).toEqual({ userId: '1', token: 'abc+1', email: 'a@b.com' });
  });
  it('stays in this tab over a reload, until the password is set', async () => {
    const link = { userId: '1', token: 'abc+1/2==', email: 'a@b.com' };
    keepResetLink(link);
    vi.resetModules();
    const reloaded = await import('./resetLink');
    expect(reloaded.keptResetLink()).toEqual(link);
    reloaded.keepResetLink(null);
    vi.resetModules();
    expect((await import('./resetLink')).keptResetLink()).toBeNull();
  });
  it('leaves other addresses alone', () => {
    history.replaceState(null, '', '/login-v2?destino=x');
    hideResetLink();
    expect(location.pathname + location.search).toBe('/login-v2?destino=x');
    expect(keptResetLink()).toBeNull();
  });
});
