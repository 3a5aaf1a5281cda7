// The module that the cost of importing is compared with.

export {};
