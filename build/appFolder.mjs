/**
 * The folder of the built application, from the project's root: `dist` is what is deployed. What the demo backend answers
 * is built apart, for it excludes the demo's support user.
 */
export const appFolder = () => (process.env.DEMO_BUILD ? 'dist-demo/app' : 'dist');
