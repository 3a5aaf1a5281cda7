// Arguments of the wrong type. Their values stay out of the messages: they may hold a secret.

export { isHost } from '@urlkit/host/internal';
export { requireString } from '@urlkit/infra/internal';
