/*
 * Runs before the first paint: the colours of the last visit, the splash that suits the address, early code, and a
 * word when the application itself does not come.
 */
(function (root) {
  addEventListener(
    'error',
    function (event) {
      var isScript = event.target instanceof HTMLScriptElement;
      var note = document.getElementById('start-failed');
      if (note && isScript) note.hidden = false;
    },
    true,
  );
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
  try {
    /* Who has been here before and is signed in gets the first page's code beside the start, not after it. */
    var inside = document.querySelector('meta[name="inside"]');
    if (inside && localStorage.getItem('access_token')) {
      inside.content.split(' ').forEach(function (file) {
        var link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.appendChild(link);
      });
    }
  } catch (_) {
    /* Without storage nobody is signed in. */
  }
})(document.documentElement);
