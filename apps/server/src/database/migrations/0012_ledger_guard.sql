-- The ledger's tables come from its package, which leaves it to whoever uses them to keep tenants apart.
call guard_by_tenant('ledger_accounts');
call guard_by_tenant('ledger_transfers');
call guard_by_tenant('ledger_expiries');
