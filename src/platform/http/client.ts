import axios, { type AxiosRequestConfig } from 'axios';
import { httpPolicy } from './policy';

export { readError } from './readError';

const SAFE = new Set(['get', 'head', 'options']);

const client = axios.create({
  baseURL: import.meta.env.VITE_API_URL ?? '',
  withCredentials: true,
  responseType: 'json',
  // A malformed answer must fail loudly instead of arriving as text.
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
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
  const { data } = await client.request<T>(config);
  return data;
}
