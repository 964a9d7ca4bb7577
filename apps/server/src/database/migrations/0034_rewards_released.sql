-- What a person was paid for tasks in a year.
create index rewards_released on rewards (tenant_id, agent_id, resolved_at) where resolution = 'released';
