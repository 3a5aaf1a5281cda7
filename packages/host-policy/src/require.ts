// Checks of arguments. Messages do not repeat values, which may be secret.

export { isHost } from '@urlkit/host/internal';
export { assertString } from '@urlkit/infra/internal';
