import axios, { type AxiosRequestConfig, isAxiosError } from 'axios';
import { antiForgeryRefusal, SessionGone } from './antiForgery';
import { httpPolicy } from './policy';
import { documentedForm, hasTicks, withoutTicks } from './wireForms';

export { allRows } from './pages';
export { readError } from './readError';
export { readRows, readShape } from './readShape';

const SAFE = new Set(['get', 'head', 'options']);

/** The body as data. A malformed one fails loudly; that of a refusal is no data, so it may be any text. */
function parseBody(body: unknown, _headers: unknown, status?: number): unknown {
  if (typeof body !== 'string' || body.trim() === '') return body;
  try {
    return hasTicks(body) ? JSON.parse(body, withoutTicks) : JSON.parse(body);
  } catch (error) {
    if (status !== undefined && status >= 400) return body;
    throw error;
  }
}

const client = axios.create({
  baseURL: import.meta.env.VITE_API_URL ?? '',
  withCredentials: true,
  // A list is the same name again and again, as ASP.NET binds it.
  paramsSerializer: { indexes: null },
  // Parsed here: the browser's own JSON mode turns a malformed answer into null, as if there were nothing.
  responseType: 'text',
  transformResponse: [parseBody],
});

client.interceptors.request.use((config) => {
  const policy = httpPolicy();
  const bearer = policy.bearer();
  if (bearer) config.headers.set('Authorization', `Bearer ${bearer}`);
  if (!SAFE.has((config.method ?? 'get').toLowerCase())) {
    config.headers.set('X-Requested-With', 'XMLHttpRequest');
    const token = policy.antiForgery();
    if (token) config.headers.set('RequestVerificationToken', token);
  }
  return config;
});

/** Sends one request and answers the parsed body; throws what axios throws. */
export async function send<T>(config: AxiosRequestConfig): Promise<T> {
  const { data } = await withFreshToken(() => client.request<unknown>(config));
  return documentedForm(data) as T;
}

/**
 * Makes a request once more with another anti-forgery token, where the server refused the one that it was sent with:
 * such a call was turned away before anything was done. Once only.
 * @throws SessionGone where there is no other token
 */
async function withFreshToken<T>(request: () => Promise<T>): Promise<T> {
  const sent = httpPolicy().antiForgery();
  try {
    return await request();
  } catch (thrown) {
    const { renewAntiForgery } = httpPolicy();
    const refusal = isAxiosError(thrown) ? antiForgeryRefusal(thrown) : null;
    if (!renewAntiForgery || refusal === null) throw thrown;
    const renewed = await renewAntiForgery(sent, refusal === 'said');
    if (renewed === 'gone') throw new SessionGone();
    if (renewed === 'same') throw thrown;
    return request();
  }
}

/** Sends one request and answers the bytes of the body, with their type; a refusal is read as that of any call. */
export async function sendForBytes(config: AxiosRequestConfig): Promise<Blob> {
  try {
    const { data, headers } = await client.request<ArrayBuffer>({ ...config, responseType: 'arraybuffer' });
    return new Blob([data], { type: String(headers['content-type'] ?? 'application/octet-stream') });
  } catch (thrown) {
    if (isAxiosError(thrown) && thrown.response && thrown.response.data instanceof ArrayBuffer) {
      const { response } = thrown;
      const bytes: ArrayBuffer = thrown.response.data;
      response.data = parseBody(new TextDecoder().decode(bytes), null, response.status);
    }
    throw thrown;
  }
}
