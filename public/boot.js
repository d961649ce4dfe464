/* Runs before the first paint: the colours of the last visit, and the splash that suits the address. */
(function (root) {
  root.dataset.splash = /^\/login-v2\/?$/.test(location.pathname) ? 'signin' : 'plain';
  try {
    var look = JSON.parse(localStorage.getItem('ep.boot') || '{}');
    for (var name in look) root.style.setProperty('--boot-' + name, look[name]);
    if (look.mode === 'dark' || look.mode === 'light') root.style.colorScheme = look.mode;
    var bar = document.querySelector('meta[name="theme-color"]');
    if (bar && look.bar) bar.content = look.bar;
  } catch (_) {
    /* No storage, or garbled: the colours of the page stand. */
  }
})(document.documentElement);
