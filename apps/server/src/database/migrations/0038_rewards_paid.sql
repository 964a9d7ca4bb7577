-- What a person has paid others for tasks.
create index rewards_paid on rewards (tenant_id, payer_id) where resolution = 'released';
