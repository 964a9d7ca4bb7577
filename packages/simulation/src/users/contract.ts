import { get, type Nothing, post, remove } from '../core/call.ts';
import type { Account } from './account.ts';

export type { Account, Device, Notice, UserProject } from './account.ts';

export const userRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const;
export type UserRole = (typeof userRoles)[number];

export const plans = ['basic', 'team', 'company', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

export const userStatuses = ['active', 'inactive', 'pending'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const billings = ['Auto Debit', 'Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash'] as const;
export type Billing = (typeof billings)[number];

export interface User {
  id: number;
  fullName: string;
  username: string;
  email: string;
  company: string;
  role: UserRole;
  country: string;
  /** Telephone number. */
  contact: string;
  currentPlan: Plan;
  status: UserStatus;
  billing: Billing;
  /** Address of a picture, empty where there is none. */
  avatar: string;
}

/** What a form fills in; the rest has a default. */
export type NewUser = Pick<User, 'fullName' | 'username' | 'email'> & Partial<Omit<User, 'id'>>;

export const userColumns = [
  'id',
  'fullName',
  'username',
  'email',
  'company',
  'country',
  'contact',
  'role',
  'currentPlan',
  'billing',
  'status',
] as const;
export type UserColumn = (typeof userColumns)[number];

export interface UserQuery {
  /** Part of a name, username, e-mail address, company, country or number. */
  q?: string | undefined;
  /** From 1. */
  page?: number;
  /** Rows of a page, 10 where not given. */
  perPage?: number;
  role?: UserRole | undefined;
  currentPlan?: Plan | undefined;
  status?: UserStatus | undefined;
  sort?: 'asc' | 'desc' | undefined;
  sortColumn?: UserColumn | undefined;
}

export const allUsers = get<Nothing, User[]>('/api/users/list/all-data');
export const listUsers = get<UserQuery, { total: number; users: User[] }>('/api/users/list/data');
export const getUser = get<{ id: number }, { user: User | null }>('/api/users/user');
export const addUser = post<NewUser | { user: NewUser }, { user: User }>('/apps/users/add-user', 201);
export const deleteUser = remove<{ id: number }, Nothing>('/apps/users/delete');

/** Addition: puts a deleted one back where it was. */
export const restoreUser = post<{ id: number }, { user: User | null }>('/apps/users/restore');
/** Addition: changes some of a user's fields. */
export const updateUser = post<Partial<User> & { id: number }, { user: User | null }>(
  '/apps/users/update-user',
);
/** Addition: what stands on a user's page beside the user. */
export const getAccount = get<{ id: number }, { account: Account | null }>('/apps/users/account');
/** Addition: changes some of that. */
export const updateAccount = post<{ id: number; account: Partial<Account> }, { account: Account | null }>(
  '/apps/users/update-account',
);
